import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../config/config';
import { until } from '../test/support/until';
import { startNode } from './serve';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function startAndStop(): Promise<WeakRef<object>> {
  const node = await startNode({ ...readConfig({ DEMO: 'true', DATA_DIR: ':memory:', LOG_LEVEL: 'warn' }), port: 0 });
  await node.stop();
  await node.closeLine();
  return new WeakRef(node.log);
}

describe('a node within a process', () => {
  it('is gone once it has stopped, so that imported content can restart it for years', async () => {
    const log = await startAndStop();
    await until(() => {
      collectGarbage();
      return log.deref() === undefined;
    }, true);
  });
});
