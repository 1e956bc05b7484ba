export declare function isFoundExamples(path: string): boolean;
export declare function foundExamplesModule(files: readonly string[]): string;
