export function compile(program: string): Promise<URL>;
