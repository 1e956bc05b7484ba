import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { context, type BuildContext, type BuildOptions, type Metafile } from 'esbuild';
import { DevFront } from './dev-front';
import { documentRendererBundle } from './document-renderer-bundle';

const debounceMs = 30;
const port = Number(process.env['PORT'] ?? 3000);

/** What a server reports about a node that it was asked to start. */
interface Answer {
  readonly port?: number;
  readonly error?: string;
}

interface Development {
  readonly browser: BuildOptions & { readonly entryPoints: readonly string[] };
  readonly publicFolder: string;
  readonly writeManifest: (metafile: Metafile) => void;
}

/**
 * `npm run dev`: saved changes are built and in the browser within two seconds. Style sheets are replaced in place;
 * after any other change a new node replaces the old one, and the page reloads.
 */
export async function develop({ browser, publicFolder, writeManifest }: Development): Promise<void> {
  const isStyle = (entry: string) => entry.endsWith('.scss');
  const open = { ...browser, entryNames: '[name]', minify: false, metafile: true } as const;
  const styles = await context({ ...open, entryPoints: browser.entryPoints.filter(isStyle) });
  const scripts = await context({
    ...open,
    entryPoints: browser.entryPoints.filter((entry) => !isStyle(entry)),
    inject: ['config/dev-reload.ts'],
  });
  const outputs: Record<'styles' | 'scripts', Metafile['outputs']> = { styles: {}, scripts: {} };
  let scriptSources: Metafile['inputs'] = {};
  const buildBrowser = async (part: 'styles' | 'scripts', from: BuildContext) => {
    const { metafile } = await from.rebuild();
    outputs[part] = metafile?.outputs ?? {};
    if (part === 'scripts') scriptSources = metafile?.inputs ?? {};
    writeManifest({ inputs: {}, outputs: { ...outputs.styles, ...outputs.scripts } });
  };

  const front = new DevFront(publicFolder);
  const documents = await context(documentRendererBundle(dirname(publicFolder)));
  const server = new DevServer(`http://localhost:${port}`, (nodePort) => front.serveFrom(nodePort));
  outputs.styles = (await styles.rebuild()).metafile.outputs;
  await buildBrowser('scripts', scripts);
  await Promise.all([server.restart(), documents.rebuild()]);
  await front.listen(port);
  process.stdout.write(`Landfall in development on http://localhost:${port}\n`);

  await followChanges(['src', 'views', 'config', 'assets/styles'], async (files) => {
    const startedAt = performance.now();
    if (files.every(isStyle)) {
      await buildBrowser('styles', styles);
      front.notify('styles');
    } else {
      // Most saved files are not part of a browser script.
      const isInScripts = files.some((file) => file in scriptSources || file.endsWith('.widget.tsx'));
      if (isInScripts) await buildBrowser('scripts', scripts);
      if (files.some(isStyle)) await buildBrowser('styles', styles);
      await Promise.all([server.restart(), documents.rebuild()]);
      front.notify('page');
    }
    process.stdout.write(`${files.join(', ')}: ${Math.round(performance.now() - startedAt)} ms\n`);
  });
}

/**
 * Watches each folder by itself, because Node's recursive watch on Linux follows files and loses one that an editor
 * replaces when it saves.
 */
function watchFolder(folder: string, onChange: (file: string) => void, watchedFolders = new Set<string>()): void {
  if (watchedFolders.has(folder)) return;
  watchedFolders.add(folder);
  const watcher = watch(folder, (_event, name) => {
    if (!name) return;
    const path = `${folder}/${name}`;
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) watchFolder(path, onChange, watchedFolders);
    else onChange(path);
  });
  // A folder that is removed ends its watcher.
  watcher.on('error', () => watchedFolders.delete(folder));
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) watchFolder(`${folder}/${entry.name}`, onChange, watchedFolders);
}

/**
 * Calls back with saved files, one change after the other. A change that cannot be built is reported, and the next one
 * awaited.
 */
async function followChanges(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
): Promise<never> {
  const savedFiles = new Set<string>();
  let wake: () => void = () => undefined;
  for (const folder of folders)
    watchFolder(folder, (file) => {
      if (!/\.(tsx?|scss|graphql|md|yaml|json)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      savedFiles.add(file);
      wake();
    });
  for (;;) {
    if (savedFiles.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    const files = [...savedFiles];
    savedFiles.clear();
    // esbuild has printed the errors.
    await onChange(files).catch((error: unknown) =>
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
    );
  }
}

/** The process of nodes (config/dev-server.mjs), and a new one where it has ended. */
class DevServer {
  private process: Promise<ChildProcess> | undefined;

  constructor(
    private readonly publicUrl: string,
    private readonly onNode: (port: number) => void,
  ) {}

  /** Starts a node from the saved sources. Rejects when it cannot start; the node before goes on. */
  async restart(): Promise<void> {
    const process = await (this.process ??= this.start());
    process.send('restart');
    const { error } = await nextAnswer(process);
    if (error !== undefined) throw new Error(error);
  }

  private async start(): Promise<ChildProcess> {
    const process = fork('config/dev-server.mjs', {
      env: { ...globalThis.process.env, PUBLIC_URL: this.publicUrl, NODE_ENV: 'development' },
      execArgv: ['--enable-source-maps'],
    });
    process.once('exit', () => (this.process = undefined));
    process.on('message', ({ port: nodePort }: Answer) => nodePort !== undefined && this.onNode(nodePort));
    // Its first message says that all modules are compiled.
    await nextAnswer(process);
    return process;
  }
}

const nextAnswer = (process: ChildProcess) =>
  new Promise<Answer>((resolve) => {
    const answer = (message: Answer) => {
      process.off('message', answer).off('exit', end);
      resolve(message);
    };
    const end = () => answer({ error: 'The server has ended.' });
    process.once('message', answer).once('exit', end);
  });
