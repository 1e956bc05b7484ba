import type { Clock } from '../../core/shared/clock.port';
import type { SelfChecks } from '../../core/shared/self-checks.port';
import { hourText } from '../../core/shared/moment-text';
import type { StatusPage } from '../../../views/status/StatusPage';
import type { SystemCheck } from '../health/health-routes';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { readStatus, type StatusReading } from './read-status';

/** Milliseconds between two checks of the systems, however many visitors ask. */
const validForMs = 10_000;

interface StatusPagesParts {
  readonly checks: readonly SystemCheck[];
  readonly selfChecks: Pick<SelfChecks, 'latest'>;
  readonly heads: PageHeads;
  readonly clock: Clock;
  readonly timeZone: string;
}

/** Tells at `/status` which of the site's capabilities work (reliability G10). */
export class StatusPages {
  private latest: Promise<StatusReading> | undefined;
  private readAt = -Infinity;

  constructor(private readonly parts: StatusPagesParts) {}

  readonly page = async (): Promise<PageAnswer<typeof StatusPage>> => {
    const { capabilities, checkedAt } = await this.read();
    const { heads, timeZone } = this.parts;
    return {
      props: { head: heads.head({ path: paths.status }), capabilities, checkedAt: hourText(checkedAt, timeZone) },
    };
  };

  private read(): Promise<StatusReading> {
    if (this.latest && performance.now() - this.readAt < validForMs) return this.latest;
    this.readAt = performance.now();
    this.latest = readStatus(this.parts, this.parts.clock.now());
    return this.latest;
  }
}
