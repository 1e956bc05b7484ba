// Replays the Dockerfile's COPY and RUN steps in empty folders, for machines without a container engine, and starts the
// result the way the image would. It proves the steps and the file lists, not the base image or the user.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'landfall-image-'));
const owner = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean).map(toPattern);

/** `**` any folders, `*` within one; a name stands for everything below it. */
function toPattern(line) {
  const body = line
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.*/)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${body}(?:/.*)?$`);
}

const isIgnored = (path) => ignored.some((pattern) => pattern.test(path));

/** The Dockerfile as stages of `{ instruction, rest }`. */
function readStages() {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const stages = [];
  const defaults = {};
  for (const line of lines) {
    const [, instruction, rest] = /^([A-Z]+) (.*)$/.exec(line);
    if (instruction === 'ARG') defaults[rest.split('=')[0]] = rest.split('=')[1];
    else if (instruction === 'FROM') {
      const base = rest.split(' ')[0].replace(/\$\{(\w+)\}/, (_, name) => defaults[name]);
      stages.push({ name: /\bAS (\w+)$/i.exec(rest)?.[1] ?? `stage-${stages.length}`, base, steps: [] });
    } else stages.at(-1).steps.push({ instruction, rest });
  }
  return stages;
}

class Stage {
  constructor(name) {
    this.folder = join(root, name);
    this.workdir = '/';
    this.env = {};
    mkdirSync(this.folder, { recursive: true });
  }

  /** Where a path of the image lies on this machine. */
  at(path) {
    return join(this.folder, path.startsWith('/') ? path : join(this.workdir, path));
  }

  copy(rest, stages) {
    const [, from] = /^--from=(\w+) /.exec(rest) ?? [];
    const paths = rest.replace(/^--from=\w+ /, '').split(/\s+/);
    const target = paths.pop();
    for (const path of paths) {
      const source = from ? stages.get(from).at(path) : resolve(path);
      const isFolder = statSync(source).isDirectory();
      const to = isFolder || !target.endsWith('/') ? this.at(target) : join(this.at(target), basename(source));
      cpSync(source, to, { recursive: true, filter: (file) => Boolean(from) || !isIgnored(relative('.', file)) });
    }
  }

  run(command) {
    const here = command
      .replace(/(^|\s)\/app\b/g, `$1${this.at('/app')}`)
      .replace('-o node -g node', `-o ${owner.split(':')[0]} -g ${owner.split(':')[1]}`);
    console.log(`RUN ${command}`);
    execFileSync('sh', ['-ec', here], {
      cwd: this.at('.'),
      env: this.environment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  environment(more = {}) {
    const own = Object.fromEntries(
      Object.entries(this.env).map(([name, value]) => [name, value.replace(/^\/app\b/, this.at('/app'))]),
    );
    return { PATH: process.env.PATH, HOME: process.env.HOME, ...own, ...more };
  }
}

function replay() {
  const stages = new Map();
  for (const { name, base, steps } of readStages()) {
    const stage = steps.length === 0 ? stages.get(base) : new Stage(name);
    stages.set(name, stage);
    for (const { instruction, rest } of steps) {
      if (instruction === 'WORKDIR') mkdirSync(stage.at((stage.workdir = rest)), { recursive: true });
      else if (instruction === 'ENV')
        stage.env[rest.split('=')[0]] = rest.slice(rest.indexOf('=') + 1).replace(/^"(.*)"$/, '$1');
      else if (instruction === 'COPY') stage.copy(rest, stages);
      else if (instruction === 'RUN') stage.run(rest);
      else if (instruction === 'CMD') stage.command = JSON.parse(rest);
      else if (instruction === 'HEALTHCHECK') stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
    }
  }
  return [...stages.values()].at(-1);
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Starts the image's command; resolves with what it printed once it is ready or has ended. */
async function start(stage, env) {
  const [program, ...args] = stage.command;
  const child = spawn(program, args, {
    cwd: stage.at('.'),
    env: stage.environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once('exit', (code) => done(code)));
  const ready = new Promise((done) => {
    child.stdout.on('data', () => output.includes('Landfall ready on') && done('ready'));
  });
  const result = await Promise.race([ready, ended]);
  return { child, ended, result, output: () => output };
}

function expect(condition, text) {
  console.log(`${condition ? 'ok    ' : 'FAILED'} ${text}`);
  if (!condition) process.exitCode = 1;
}

const sizeOf = (folder) => Math.round(Number(execFileSync('du', ['-sk', folder]).toString().split('\t')[0]) / 1024);

try {
  const image = replay();
  const port = String(await freePort());
  expect(!existsSync(image.at('node_modules/typescript')), 'the image holds no development packages');
  expect(
    readdirSync(image.at('.')).toSorted().join(' ') === 'config data dist node_modules package.json',
    'it holds the built site, its packages and its content, nothing else',
  );
  const refusing = await start(image, { PORT: port });
  expect(
    refusing.result === 1 && refusing.output().includes('SESSION_SECRET'),
    'without secrets of its own it refuses to start and says which are missing',
  );
  const node = await start(image, { PORT: port, DEMO: 'true' });
  expect(node.result === 'ready', 'as a demonstration it starts');
  if (node.result !== 'ready') console.log(node.output());
  const pages = await Promise.all(
    ['/', '/voyages', '/health/ready'].map((path) => fetch(`http://localhost:${port}${path}`)),
  );
  expect(
    pages.every((page) => page.status === 200),
    'it answers /, /voyages and /health/ready',
  );
  const [program, ...args] = image.healthCheck;
  execFileSync(program, args, { env: image.environment({ PORT: port }) });
  expect(true, 'its health check passes');
  node.child.kill('SIGTERM');
  expect((await node.ended) === 0, 'it ends cleanly on SIGTERM');
  console.log(
    `${sizeOf(image.at('.'))} MB on top of the base image. The image itself was not built: base image and user are not proven here.`,
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}
