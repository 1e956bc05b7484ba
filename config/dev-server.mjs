// The server of `npm run dev` (config/develop.ts). With each message it starts a node from the saved sources in the same
// process, reports its port, and stops the node before: nearly all modules stay loaded. It ends with the process that
// started it.
import { createRequire } from 'node:module';
import { compileModules, forgetChangedModules } from './dev-modules.cjs';

process.env.DEMO ??= 'true';
process.on('disconnect', () => process.exit(0));
process.on('unhandledRejection', (error) => console.error(error));

const require = createRequire(import.meta.url);
await compileModules();
let current;

async function replaceNode() {
  forgetChangedModules();
  const { readConfig } = require('./config');
  const { startNode } = require('../src/serve');
  const before = current;
  current = await startNode({ ...readConfig(process.env), port: 0 });
  current.onNewContent(answer);
  process.send({ port: current.port });
  if (!before) return;
  await before.stop();
  await before.closeLine();
}

/** An error in the sources leaves the node before in its place. */
const answer = () => void replaceNode().catch((error) => process.send({ error: error.stack ?? String(error) }));

process.on('message', answer);
process.send({ isPrepared: true });
