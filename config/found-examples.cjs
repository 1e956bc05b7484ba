// The module `views/gallery/found-examples.ts` as the build and the tests see it: every `*.examples.tsx`, found by its name.
const ending = '.examples.tsx';

exports.isFoundExamples = (path) => path.replaceAll('\\', '/').endsWith('/views/gallery/found-examples.ts');

/** `files`: all that stand in `views`, in any order. */
exports.foundExamplesModule = (files) => {
  const names = files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).replaceAll('\\', '/'))
    .sort();
  const imports = names.map((name, index) => `import * as file${index} from '../${name}.examples';`);
  const entries = names.map((name, index) => `  '${name}': file${index},`);
  return `${imports.join('\n')}\nexport const foundExamples = {\n${entries.join('\n')}\n};\n`;
};
