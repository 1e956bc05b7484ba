// A server of `npm run dev` (config/develop.ts): loads the packages, waits for a message, starts the bundle, and
// reports its port. It ends with the process that started it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

process.on('disconnect', () => process.exit(0));

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const starting = new Promise((resolve) => process.once('message', resolve));
await Promise.allSettled(
  [...Object.keys(dependencies), 'react-dom/server', 'react/jsx-runtime']
    .filter((name) => !name.startsWith('@fontsource'))
    .map((name) => import(name)),
);
await starting;

const probe = createServer();
await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
const { port } = probe.address();
await new Promise((resolve) => probe.close(resolve));
process.env.PORT = String(port);
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...rest) => {
  if (!String(text).startsWith('Landfall ready')) return write(text, ...rest);
  process.send(port);
  return true;
};
process.env.DEMO ??= 'true';
await import(pathToFileURL('dist/main.js').href);
