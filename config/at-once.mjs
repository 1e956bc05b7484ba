// Runs command lines at the same time and prints the output of each when it has ended. Fails when one of them has
// failed: node config/at-once.mjs 'oxfmt --check' 'oxlint --type-aware --type-check'
import { spawn } from 'node:child_process';

const run = (command) =>
  new Promise((resolve) => {
    const said = [];
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code, signal) => {
      process.stdout.write(`> ${command}\n${Buffer.concat(said).toString()}`);
      if (code !== 0) console.error(`${command} ended with ${signal ?? code}`);
      resolve(code === 0);
    });
  });

const outcomes = await Promise.all(process.argv.slice(2).map(run));
process.exit(outcomes.every(Boolean) ? 0 : 1);
