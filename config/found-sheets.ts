import { readdirSync } from 'node:fs';
import type { Importer } from 'sass';

/**
 * Lets a style sheet of several features use every `*.<its name>.scss` of the views by `@use 'found:<its name>'`, in the
 * order of their paths, so that no feature has to be added to a list.
 */
export const foundSheets = {
  canonicalize: (url) => (/^found:[\w-]+$/.test(url) ? new URL(url) : null),
  load: ({ pathname }) => {
    const files = readdirSync('views', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(`.${pathname}.scss`))
      .sort();
    const uses = files.map((file, index) => `@use 'views/${file.replace(/\.scss$/, '')}' as sheet${index};`);
    return { contents: uses.join('\n'), syntax: 'scss' };
  },
} satisfies Importer<'sync'>;
