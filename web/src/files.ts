// Files that the page makes: kept by the browser, or given to the system to be sent on.
export function keepFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const svgFile = (svg: string, name: string): File => new File([svg], `${name}.svg`, {type: 'image/svg+xml'});

export async function pngFile(svg: string, name: string): Promise<File> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('PNG');
  return new File([blob], `${name}.png`, {type: 'image/png'});
}

// Whether the system can send pictures on.
export const canShare = (): boolean =>
  navigator.canShare?.({files: [new File([''], 'picture.png', {type: 'image/png'})]}) === true;

// Whoever changes their mind before it is sent has sent nothing: no trouble.
export async function share(file: File, text: string): Promise<void> {
  try {
    await navigator.share({files: [file], text});
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
