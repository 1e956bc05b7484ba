import { createHmac } from 'node:crypto';
import type { Config } from '../../../config/config';
import { keyOfCodes } from '../../../config/data-keys';
import type { Metrics } from './metrics';

/**
 * Sixteen bits of a digest: too few to find a secret by, and enough to see that two nodes have different ones. Nodes
 * that differ sign guests out and refuse forms by every second answer, which no other figure tells from ordinary refusals.
 */
const markOf = (secret: string | Buffer): number =>
  createHmac('sha256', secret).update('the mark of a secret').digest().readUInt16BE(0);

export function addSecretFigures(
  metrics: Pick<Metrics, 'addGauges'>,
  { secrets, dataKeys }: Pick<Config, 'secrets' | 'dataKeys'>,
): void {
  const marks = {
    SESSION_SECRET: markOf(secrets.session),
    BOT_CHECK_SECRET: markOf(secrets.botCheck),
    CODE_SECRET: markOf(secrets.codes),
    // The secret of codes, which is the last of the keys, has a mark of its own.
    DATA_KEYS: markOf(
      JSON.stringify(dataKeys.flatMap(({ id, secret }) => (id === keyOfCodes ? [] : [[id, markOf(secret)]]))),
    ),
  };
  metrics.addGauges({
    name: 'landfall_secret_mark',
    help: 'Sixteen bits of a digest of a secret, the same on all nodes',
    label: 'secret',
    read: () => marks,
  });
}
