import { basename, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

export const firstScript = 'views/widgets/site.ts';

/** The scripts that the first one imports when they are needed: entry points of the build of all others. */
export const laterScripts = [
  'views/consent/record-consent.ts',
  'views/notifications/notices.ts',
  'views/widgets/hydrate-widget.ts',
  'views/widgets/site-controls.ts',
  'views/widgets/wake-parts.ts',
];

/**
 * Builds the script of every page as one file, after all others, whose names it imports. Built with them, esbuild would
 * move what it shares with later scripts into chunks, which a browser asks for only when the script has arrived: four
 * requests and a round trip more before a first view is complete, for a kilobyte and a half. What is shared must have
 * no state of its own, because later scripts have a copy. Returns the metafile of both builds.
 */
export async function buildFirstScript(options: BuildOptions, { inputs, outputs }: Metafile): Promise<Metafile> {
  const imported = new Set<string>();
  const { metafile } = await build({
    ...options,
    entryPoints: [firstScript],
    splitting: false,
    metafile: true,
    plugins: [namesOfLaterScripts(outputs, imported)],
  });
  const unused = laterScripts.filter((script) => !imported.has(resolve(script)));
  if (unused.length > 0) throw new Error(`${firstScript} does not import ${unused.join(', ')}: laterScripts lists it`);
  return { inputs: { ...inputs, ...metafile.inputs }, outputs: { ...outputs, ...metafile.outputs } };
}

function namesOfLaterScripts(outputs: Metafile['outputs'], imported: Set<string>): Plugin {
  const fileOf = new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint ? [[resolve(entryPoint), `./${basename(file)}`] as const] : [],
    ),
  );
  return {
    name: 'later-scripts',
    setup(api) {
      api.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const found = await api.resolve(path, { kind: 'import-statement', resolveDir });
        const file = fileOf.get(found.path);
        if (file === undefined)
          throw new Error(`laterScripts does not list ${found.path}, which ${firstScript} imports`);
        imported.add(found.path);
        return { path: file, external: true };
      });
    },
  };
}
