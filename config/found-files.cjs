// Modules that list files found by their names, as the build, the tools and the tests see them, so that nobody has to
// add a new file to a list.
const { readdirSync } = require('node:fs');
const { dirname, posix } = require('node:path');

const kinds = [
  { module: 'views/gallery/found-examples.ts', folder: 'views', ending: '.examples.tsx', name: 'foundExamples' },
  { module: 'src/adapters/sql/found-tables.ts', folder: 'src/adapters', ending: '-tables.ts', name: 'foundTables' },
  { module: 'src/commands/found-commands.ts', folder: 'src/commands', ending: '-commands.ts', name: 'foundCommands' },
  { module: 'src/web/documents/found-documents.ts', folder: 'src/web', ending: '.document.ts', name: 'foundDocuments' },
  {
    module: 'src/web/openapi/found-error-codes.ts',
    folder: 'src/web',
    ending: '.error-codes.ts',
    name: 'foundErrorCodes',
  },
];

/** The text that replaces the module at this path; undefined for every other path. */
exports.foundModule = (path) => {
  const kind = kinds.find(({ module }) => path.replaceAll('\\', '/').endsWith(`/${module}`));
  if (!kind) return undefined;
  const { module, folder, ending, name } = kind;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !module.endsWith(`/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const back = posix.relative(dirname(module), folder) || '.';
  const imports = files.map((file, index) => `import * as file${index} from '${back}/${file.replace(/\.tsx?$/, '')}';`);
  const entries = files.map((file, index) => `  '${file.slice(0, -ending.length)}': file${index},`);
  return `${imports.join('\n')}\nexport const ${name} = {\n${entries.join('\n')}\n};\n`;
};

exports.foundFiles = {
  name: 'found-files',
  setup(api) {
    api.onLoad({ filter: /found-[\w-]+\.ts$/ }, ({ path }) => {
      const contents = exports.foundModule(path);
      return contents === undefined ? undefined : { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
