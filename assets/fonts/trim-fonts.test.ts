import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { trimFonts } from './trim-fonts';

const fontFile = (family: string, range: string) =>
  join('node_modules', '@fontsource-variable', family, 'files', `${family}-${range}-wght-normal.woff2`);

const built = (file: string) =>
  build({
    stdin: { contents: `@font-face { font-family: X; src: url('./${file}') }`, loader: 'css', resolveDir: '.' },
    bundle: true,
    write: false,
    outdir: 'unwritten',
    logLevel: 'silent',
    plugins: [trimFonts],
  });

describe('trimFonts', () => {
  it('leaves a third of a font or more out, and a font that is one', async () => {
    const { outputFiles } = await built(fontFile('inter', 'latin'));
    const font = outputFiles.find(({ path }) => path.endsWith('.woff2'));
    expect(Buffer.from(font?.contents.slice(0, 4) ?? []).toString()).toBe('wOF2');
    expect(font?.contents.length).toBeLessThan(statSync(fontFile('inter', 'latin')).size * 0.67);
  });

  it('gives the letters of Kuşadası and Korčula, and those of Łódź, in files of their own, a tenth and a fifth of the rest', async () => {
    const size = async (part: string) =>
      (await built(`${fontFile('inter', 'latin-ext')}${part}`)).outputFiles.find(({ path }) => path.endsWith('.woff2'))
        ?.contents.length ?? 0;
    const [seaNames, european, others] = [await size('?sea-names'), await size('?european'), await size('')];
    expect(seaNames).toBeGreaterThan(2_000);
    expect(seaNames).toBeLessThan(others / 10);
    expect(european).toBeGreaterThan(4_000);
    expect(european).toBeLessThan(others / 4);
  });

  it('gives what English pages are set in a file of its own, two thirds of all Latin letters or less', async () => {
    const size = async (part: string) =>
      (await built(`${fontFile('inter', 'latin')}${part}`)).outputFiles.find(({ path }) => path.endsWith('.woff2'))
        ?.contents.length ?? 0;
    const [basic, others] = [await size('?basic'), await size('')];
    expect(basic).toBeGreaterThan(10_000);
    expect(basic).toBeLessThan(16_500);
    expect(others).toBeLessThan(basic);
  });

  it('stops the build before a font of which nothing is said', async () => {
    await expect(built(fontFile('inter', 'latin').replace('-normal', '-italic'))).rejects.toThrow(
      'Nothing says which weights and letters',
    );
  });
});
