// How the page looks, as its reader prefers it: by day or by night, in which colours, in which size. The
// styles (style/looks.css) go by what is said here on the root of the page.
import {settings, type TextSize} from './settings';

const PERCENT: Record<TextSize, number> = {usual: 100, large: 112.5, larger: 125};

const night = matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const {look, colours, text, motion} = settings.value;
  const {dataset, style} = document.documentElement;
  dataset.look = look === 'system' ? (night.matches ? 'dark' : 'light') : look;
  dataset.colours = colours;
  dataset.text = text;
  dataset.motion = motion ? 'on' : 'off';
  style.fontSize = `${PERCENT[text]}%`;
}

export function keepLook(): void {
  settings.watch(apply);
  night.addEventListener('change', apply);
  apply();
}
