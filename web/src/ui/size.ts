// How large an element is, for pictures that are drawn in the pixels that there are: so what is to be
// read or touched in them stays as large on a narrow screen.
import {useLayoutEffect, useRef, useState} from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

export function useSize(): [(element: Element | null) => void, Size] {
  const [element, setElement] = useState<Element | null>(null);
  const [size, setSize] = useState<Size>({width: 0, height: 0});
  const last = useRef(size);
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () => {
      const {width, height} = element.getBoundingClientRect();
      if (width === last.current.width && height === last.current.height) return;
      last.current = {width, height};
      setSize(last.current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
