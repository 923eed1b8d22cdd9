// Debian's WebKitGTK by plain WebDriver, on a screen that nobody sees.
import {spawn, type ChildProcess} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SIZE, type Browser, type Key} from './browser';

const KEYS: Record<Key, string[]> = {Tab: ['\uE004'], 'Shift+Tab': ['\uE008', '\uE004'], Enter: ['\uE007']};

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

// Xvfb takes the first number that is free, and says which.
function screen(): Promise<{xvfb: ChildProcess; display: string}> {
  const {width, height} = SIZE;
  const args = ['-displayfd', '1', '-screen', '0', `${width + 100}x${height + 200}x24`, '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, {stdio: ['ignore', 'pipe', 'ignore']});
  return new Promise((done, fail) => {
    let said = '';
    xvfb.stdout!.on('data', (text) => {
      said += text;
      if (said.includes('\n')) done({xvfb, display: `:${said.trim()}`});
    });
    xvfb.on('error', fail);
    xvfb.on('exit', () => fail(new Error('Xvfb did not start')));
  });
}

async function ask(url: string, method: string, body?: object): Promise<any> {
  const answer = await fetch(url, {
    method,
    headers: {'content-type': 'application/json'},
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
  const {value} = (await answer.json()) as any;
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

// The driver listens a moment after it was started.
async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; ++tries) {
    try {
      await ask(`${url}/status`, 'GET');
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

export async function webkit(): Promise<Browser> {
  const {xvfb, display} = await screen();
  const home = mkdtempSync(join(tmpdir(), 'pentarch-webkit-'));
  const port = await freePort();
  const env = {
    ...process.env,
    ...{DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home},
    ...{GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1'},
  };
  const driver = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {env, stdio: 'ignore'});
  const end = () => {
    driver.kill();
    xvfb.kill();
    rmSync(home, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    const driving = `http://127.0.0.1:${port}`;
    await untilReady(driving);
    const {sessionId} = await ask(`${driving}/session`, 'POST', {capabilities: {alwaysMatch: {}}});
    const session = `${driving}/session/${sessionId}`;
    const act = (...actions: object[]) => ask(`${session}/actions`, 'POST', {actions});
    await ask(`${session}/timeouts`, 'POST', {script: 60_000, pageLoad: 60_000});
    await ask(`${session}/window/rect`, 'POST', {...SIZE, height: SIZE.height + 60});
    return {
      name: 'webkit',
      goto: (url) => ask(`${session}/url`, 'POST', {url}),
      reload: () => ask(`${session}/refresh`, 'POST', {}),
      run: (expression) =>
        ask(`${session}/execute/async`, 'POST', {
          script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (why) => done({trouble: String(why)}))`,
          args: [],
        }),
      // Actions and not the click of an element: SVG has shapes that are not where their box is.
      click: async (x, y) => {
        const at = {duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y)};
        const actions = [
          {type: 'pointerMove', ...at},
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ];
        await act({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions});
      },
      press: async (key) => {
        const down = KEYS[key].map((value) => ({type: 'keyDown', value}));
        const up = KEYS[key].map((value) => ({type: 'keyUp', value})).reverse();
        const actions = [...down, ...up];
        await act({type: 'key', id: 'keys', actions});
      },
      close: async () => {
        await ask(session, 'DELETE').catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
