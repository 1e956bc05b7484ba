import { paths } from '../paths';

export const searchedPages: readonly string[] = Object.values(paths.content).map((path) => path.slice(1));
