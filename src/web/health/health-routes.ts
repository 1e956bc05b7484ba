import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeForOperators } from '../../core/shared/unavailable';
import { plainAnswerHeaders } from '../plain-answer-headers';
import { withinCheckLimit } from './check-limit';
import type { Metrics } from './metrics';

export interface SystemCheck {
  readonly name: string;
  check(): Promise<void>;
}

/** Load balancers and operators call these addresses; the proxy must block them for others. */
export class HealthRoutes {
  private isReady = false;

  constructor(
    private readonly systems: readonly SystemCheck[],
    private readonly metrics: Metrics,
    private readonly build: string,
  ) {}

  /**
   * A node is ready when it has started and is not draining. A failing upstream system does not make it unready
   * (reliability E9).
   */
  setReady(isReady: boolean): void {
    this.isReady = isReady;
  }

  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (!req.url?.startsWith('/health') && !req.url?.startsWith('/metrics')) return false;
    const [path = ''] = req.url.split('?', 1);
    switch (path) {
      case '/health/live':
        send(res, 200, { status: 'ok' });
        return true;
      case '/health/ready':
        send(res, this.isReady ? 200 : 503, { status: this.isReady ? 'ready' : 'draining', build: this.build });
        return true;
      case '/health':
        void this.answerEachSystem(res);
        return true;
      case '/metrics':
        void this.answerMetrics(res);
        return true;
      default:
        return false;
    }
  }

  private async answerMetrics(res: ServerResponse): Promise<void> {
    try {
      const { contentType, text } = await this.metrics.render();
      res.writeHead(200, { ...plainAnswerHeaders, 'Content-Type': contentType }).end(text);
    } catch (error) {
      // Without an answer the monitoring would wait until its own limit.
      send(res, 500, { status: 'failing', reason: String(error) });
    }
  }

  private async answerEachSystem(res: ServerResponse): Promise<void> {
    const systems = await Promise.all(
      this.systems.map(async (system) => {
        const reason = await failureOf(system);
        const { name } = system;
        return reason === undefined ? { name, status: 'ok' } : { name, status: 'failing', reason };
      }),
    );
    const isWell = systems.every(({ status }) => status === 'ok');
    send(res, isWell ? 200 : 503, { status: isWell ? 'ok' : 'degraded', build: this.build, systems });
  }
}

export async function statusOf(system: SystemCheck): Promise<'ok' | 'failing'> {
  return (await failureOf(system)) === undefined ? 'ok' : 'failing';
}

async function failureOf(system: SystemCheck): Promise<string | undefined> {
  try {
    await withinCheckLimit(system.check());
    return undefined;
  } catch (error) {
    return describeForOperators(error instanceof Error ? error : new Error(String(error)));
  }
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, {
    ...plainAnswerHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  });
  res.end(JSON.stringify(body));
}
