import { paths } from '../paths';

/** The pages of the line that a visitor may look for: their slug is their address. */
export const searchedPages: readonly string[] = Object.values(paths.content).map((path) => path.slice(1));
