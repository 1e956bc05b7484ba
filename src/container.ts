import { Container, ContainerModule } from 'inversify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config';
import { AltchaBotCheck } from './adapters/altcha/bot-check';
import { PlainQuestions } from './adapters/altcha/plain-questions';
import { MovableClock } from './adapters/embedded-line/demo/movable-clock';
import { EmbeddedDemoStateStore } from './adapters/embedded-line/demo/demo-state-store';
import { type EmbeddedLine, openEmbeddedLine } from './adapters/embedded-line/embedded-line';
import { embeddedLineModule } from './adapters/embedded-line/embedded-line.module';
import { sqlStateModule } from './adapters/embedded-line/sign-in/sql-state.module';
import { checkPhoneNumber } from './adapters/libphonenumber/phone-check';
import { NodeSecrets } from './adapters/node-crypto/secrets';
import { NodeSecureRandom } from './adapters/node-crypto/secure-random';
import { OutboxCodeSender } from './adapters/outbox/code-sender';
import { openRedisState } from './adapters/redis/redis-state.module';
import { SystemClock } from './adapters/system-clock/clock';
import { BotChallenges } from './core/shared/bot-challenges.port';
import { BotCheck } from './core/shared/bot-check.port';
import { Clock } from './core/shared/clock.port';
import { Secrets } from './core/shared/secrets.port';
import { SecureRandom } from './core/shared/secure-random.port';
import { SingleUse } from './core/shared/single-use.port';
import { CodeSender } from './core/sign-in/code-sender.port';
import { tokens } from './tokens';
import { devModule } from './web/dev/dev.module';
import { engineModule } from './web/engine/engine.module';
import { homeModule } from './web/home/home.module';
import { meetingsModule } from './web/meetings/meetings.module';
import { reserveModule } from './web/reserve/reserve.module';
import { serverModule } from './web/server.module';
import { signInModule } from './web/sign-in/sign-in.module';
import { tripsModule } from './web/trips/trips.module';
import { voyagesModule } from './web/voyages/voyages.module';
import { webModule } from './web/web.module';

/** Which modules are loaded; the one place that knows every adapter. */
export async function createContainer(config: Config): Promise<Container> {
  const log = pino({ level: config.logLevel });
  const demoClock = config.isDemo ? new MovableClock() : undefined;
  const clock: Clock = demoClock ?? new SystemClock();
  const { databaseUrl, dataFolder, contentFolder } = config;
  const line = await openEmbeddedLine({ databaseUrl, dataFolder, contentFolder, clock, log });

  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.log).toConstantValue(log);
  container.bind(Clock).toConstantValue(clock);
  const state = config.redisUrl ? await openRedisState({ url: config.redisUrl, log }) : sqlStateModule(line.database);
  container.load(embeddedLineModule(line), state, protectionModule(config), messagesModule(line));
  container.load(webModule, homeModule, voyagesModule, reserveModule, engineModule, signInModule, tripsModule, meetingsModule, serverModule);
  if (demoClock) await joinDemonstration(container, line, demoClock, log);
  return container;
}

/** Secrets, chance and the bot check. */
const protectionModule = (config: Config) => new ContainerModule(({ bind }) => {
  bind(tokens.checkPhone).toConstantValue(checkPhoneNumber);
  bind(Secrets).toConstantValue(new NodeSecrets(config.secrets.codes));
  bind(SecureRandom).toConstantValue(new NodeSecureRandom());
  bind(AltchaBotCheck).toResolvedValue((clock: Clock, random: SecureRandom, singleUse: SingleUse) => {
    const plain = new PlainQuestions(new NodeSecrets(config.secrets.botCheck), random, clock);
    return new AltchaBotCheck({ secret: config.secrets.botCheck, cost: config.botCheckCost, clock, random, singleUse, plain });
  }, [Clock, SecureRandom, SingleUse]);
  bind(BotCheck).toService(AltchaBotCheck);
  bind(BotChallenges).toService(AltchaBotCheck);
});

const messagesModule = (line: EmbeddedLine) => new ContainerModule(({ bind }) => {
  bind(CodeSender).toConstantValue(new OutboxCodeSender(line.outboxMessages, line.content.facts.name));
});

/** The levers of a demonstration; its clock starts to follow the other nodes' here. */
async function joinDemonstration(container: Container, line: EmbeddedLine, clock: MovableClock, log: Logger): Promise<void> {
  clock.onChange(() => {
    line.turnDay().catch((error: unknown) => log.error({ err: error }, 'the line could not follow the moved clock'));
  });
  await clock.follow(new EmbeddedDemoStateStore(line.database));
  container.bind(tokens.demoClock).toConstantValue(clock);
  container.bind(tokens.resetLine).toConstantValue(() => line.reset());
  container.bind(tokens.demoMessages).toConstantValue(line.outboxMessages);
  container.load(devModule);
}
