// The page under an address of its own, which can be taken from the net.
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Forwarded {
  url: string;
  cut(): Promise<void>; // nothing answers any more
}

export async function forward(to: string): Promise<Forwarded> {
  const server = createServer((asked, answer) => {
    const {url, method, headers} = asked;
    const passed = request(new URL(url!, to), {method, headers: {...headers, host: new URL(to).host}}, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cut: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
