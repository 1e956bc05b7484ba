import { transform } from 'esbuild';
import { compileAsync } from 'sass';

export async function compileStandaloneStyles(): Promise<string> {
  const { css } = await compileAsync('views/errors/standalone-error.scss', { loadPaths: ['.'], style: 'expanded' });
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  return code.trim();
}
