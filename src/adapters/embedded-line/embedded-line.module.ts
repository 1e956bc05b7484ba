import { ContainerModule } from 'inversify';
import { tokens } from '../../tokens';
import { requireDiskSpace } from '../sql/disk-space';
import { probeWrite } from '../sql/probe-write';
import type { Metrics } from '../../web/health/metrics';
import { MetricSource } from '../../web/health/metric-source';
import type { PoolUse } from '../sql/postgres-pool';
import { readClockSkew } from '../sql/clock-skew';
import type { EmbeddedLine } from './embedded-line';

const sampleEveryMs = 500;

/** Samples the pool between scrapes, because a scrape itself uses a connection for each of many figures. */
function samplePool(poolUse: () => PoolUse) {
  let latest = poolUse();
  const timer = setInterval(() => (latest = poolUse()), sampleEveryMs).unref();
  return { read: (): Readonly<Record<string, number>> => latest, stop: () => clearInterval(timer) };
}

export const embeddedLineModule = ({
  database,
  poolUse,
  dataFolder,
  contentFolder,
  imports,
  content: { facts, home, messages, fareFacts, preparation, climate, flights },
}: EmbeddedLine) =>
  new ContainerModule(({ bind }) => {
    const pool = poolUse && samplePool(poolUse);
    bind(tokens.database).toConstantValue(database);
    bind(tokens.systemCheck).toConstantValue({
      name: 'database',
      // Probes with a write, because a server with a full disk, or that became a standby, still answers reads
      // (reliability G5, G7).
      check: async () => {
        await probeWrite(database);
        if (dataFolder !== undefined) await requireDiskSpace(dataFolder);
      },
    });
    bind(MetricSource).toConstantValue((metrics: Metrics) =>
      metrics.addGauge({
        name: 'landfall_clock_skew_seconds',
        help: 'Seconds by which the clock of this node is ahead of the database’s',
        read: () => readClockSkew(database),
      }),
    );
    bind(MetricSource).toConstantValue((metrics: Metrics) =>
      metrics.addGauges({
        name: 'landfall_database_connections',
        help: 'Connections of this node to PostgreSQL that are busy or idle, and requests that wait for one',
        label: 'state',
        read: pool?.read ?? (() => ({})),
      }),
    );
    if (pool) bind(tokens.onStop).toConstantValue(pool.stop);
    bind(tokens.bookingTerms).toConstantValue(facts.booking);
    bind(tokens.fareFacts).toConstantValue(fareFacts);
    bind(tokens.preparationTerms).toConstantValue(preparation);
    bind(tokens.climateNorms).toConstantValue(climate);
    bind(tokens.nonStopFlights).toConstantValue(flights);
    bind(tokens.excursionTerms).toConstantValue(facts.experiences);
    bind(tokens.officeTimeZone).toConstantValue(facts.timeZone);
    bind(tokens.sharedPicture).toConstantValue(home.slides[0].picture.name);
    bind(tokens.lineMessages).toConstantValue(messages);
    bind(tokens.lineName).toConstantValue(facts.name);
    bind(tokens.hasNewContent).toConstantValue(async () => (await imports?.hasChanged()) ?? false);
    bind(tokens.hasContent).toConstantValue(contentFolder !== undefined);
    const { phone, hours, note } = facts;
    const contactFacts = { phone, email: facts.emails.general, ...(hours === undefined ? {} : { hours }) };
    bind(tokens.lineContact).toConstantValue({
      ...contactFacts,
      legalName: facts.copyrightName,
      address: facts.address,
    });
    bind(tokens.lineFacts).toConstantValue({
      ...contactFacts,
      name: facts.name,
      copyrightName: facts.copyrightName,
      ...(note === undefined ? {} : { note }),
    });
    bind(tokens.privacyEmail).toConstantValue(facts.emails.privacy);
    bind(tokens.lineEmail).toConstantValue(facts.emails.reservations);
  });
