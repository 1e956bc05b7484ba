import { keyOfCodes } from '../../../config/data-keys';
import { Metrics } from './metrics';
import { addSecretFigures } from './secret-figures';

type Secrets = Parameters<typeof addSecretFigures>[1];

const secrets: Secrets = {
  secrets: { session: 's'.repeat(32), botCheck: 'b'.repeat(32), codes: 'c'.repeat(32) },
  dataKeys: [
    { id: '2026-11', secret: Buffer.alloc(32, 1) },
    { id: keyOfCodes, secret: 'c'.repeat(32) },
  ],
};

async function marksOf(config: Secrets): Promise<ReadonlyMap<string, string>> {
  const metrics = new Metrics('a-build');
  addSecretFigures(metrics, config);
  const { text } = await metrics.render();
  return new Map(
    [...text.matchAll(/^landfall_secret_mark{secret="(\w+)"} (\d+)$/gm)].map(([, name = '', mark = '']) => [
      name,
      mark,
    ]),
  );
}

it('G10 nodes with the same secrets have the same marks, and a node with another one differs in its mark alone', async () => {
  const marks = await marksOf(secrets);
  expect([...marks.keys()]).toEqual(['SESSION_SECRET', 'BOT_CHECK_SECRET', 'CODE_SECRET', 'DATA_KEYS']);
  expect(await marksOf(structuredClone(secrets))).toEqual(marks);
  const differing = async (other: Partial<Secrets>) => {
    const found = await marksOf({ ...secrets, ...other });
    return [...marks.keys()].filter((name) => found.get(name) !== marks.get(name));
  };
  expect(await differing({ secrets: { ...secrets.secrets, session: 'x'.repeat(32) } })).toEqual(['SESSION_SECRET']);
  const otherCodes = { id: keyOfCodes, secret: 'x'.repeat(32) };
  expect(
    await differing({
      secrets: { ...secrets.secrets, codes: otherCodes.secret },
      dataKeys: [secrets.dataKeys[0], otherCodes],
    }),
  ).toEqual(['CODE_SECRET']);
  expect(await differing({ dataKeys: [{ id: '2027-01', secret: Buffer.alloc(32, 2) }, ...secrets.dataKeys] })).toEqual([
    'DATA_KEYS',
  ]);
});

it('E14 G10 a mark has sixteen bits: nobody finds a secret by it', async () => {
  for (const mark of (await marksOf(secrets)).values()) expect(Number(mark)).toBeLessThan(65_536);
});
