import { basename, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

export const firstScript = 'views/widgets/site.ts';

/** The scripts that the first one imports when they are needed: entry points of the build of all others. */
export const laterScripts = [
  'views/consent/record-consent.ts',
  'views/notifications/install-notifications.ts',
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
  const importedScripts = new Set<string>();
  const { metafile } = await build({
    ...options,
    entryPoints: [firstScript],
    splitting: false,
    metafile: true,
    plugins: [namesOfLaterScripts(outputs, importedScripts)],
  });
  const unusedScripts = laterScripts.filter((script) => !importedScripts.has(resolve(script)));
  if (unusedScripts.length > 0)
    throw new Error(`${firstScript} does not import ${unusedScripts.join(', ')}: laterScripts lists it`);
  return { inputs: { ...inputs, ...metafile.inputs }, outputs: { ...outputs, ...metafile.outputs } };
}

function namesOfLaterScripts(outputs: Metafile['outputs'], importedScripts: Set<string>): Plugin {
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
        const resolution = await api.resolve(path, { kind: 'import-statement', resolveDir });
        const file = fileOf.get(resolution.path);
        if (file === undefined)
          throw new Error(`laterScripts does not list ${resolution.path}, which ${firstScript} imports`);
        importedScripts.add(resolution.path);
        return { path: file, external: true };
      });
    },
  };
}
