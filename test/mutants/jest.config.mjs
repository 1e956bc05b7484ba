import base from '../jest.config.mjs';

/** The suites as they are, with one mutant of one file in the place of that file. */
export default {
  ...base,
  rootDir: '../..',
  transform: { '\\.(ts|tsx|js|mjs|graphql)$': '<rootDir>/test/mutants/mutating-transformer.cjs' },
};
