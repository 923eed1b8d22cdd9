// What the smoke tests need of a browser that Playwright does not drive. Everything else is done in
// the page, by expressions.
export interface Browser {
  readonly name: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  // Evaluates an expression in the page.
  run<T>(expression: string): Promise<T>;
  // Presses and releases where the window's corner is 0,0.
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter';

export const SIZE = {width: 1366, height: 768};
