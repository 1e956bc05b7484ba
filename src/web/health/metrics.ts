import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withinCheckLimit } from './check-limit';
import { nameOfRoute } from '../../observed-request';

type PageAnswerKind = 'hit' | 'stale' | 'not-modified' | 'miss' | 'filled';

interface Figure<Value> {
  readonly name: string;
  readonly help: string;
  readonly read: () => Value;
}

/** A gauge has one value for each value of a label, and is read on scrape. */
interface LabelledFigure<Values> extends Figure<Values> {
  readonly label: string;
}

type ValuesByLabel<Label extends string = string> = Readonly<Record<Label, number>>;

/**
 * These are the figures of Node itself. Their observers cannot be ended, so a process has them once, whatever nodes it
 * runs.
 */
const processFigures = new Registry();
collectDefaultMetrics({ register: processFigures });

/** Metrics in the Prometheus text format. Labels contain routes, never addresses or personal data. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'landfall_http_request_seconds',
    help: 'Time of a request that Express answered, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [this.registry],
  });
  private readonly pages = new Counter({
    name: 'landfall_page_cache_total',
    help: 'Answers of the page cache by kind',
    labelNames: ['how'],
    registers: [this.registry],
  });

  private readonly pageCounters: Readonly<Record<PageAnswerKind, { inc(): void }>> = {
    hit: this.pages.labels('hit'),
    stale: this.pages.labels('stale'),
    'not-modified': this.pages.labels('not-modified'),
    miss: this.pages.labels('miss'),
    filled: this.pages.labels('filled'),
  };

  private readonly readSeries = new Map<string, { observe(seconds: number): void }>();

  constructor(build: string) {
    new Gauge({
      name: 'landfall_build_info',
      help: 'Always 1; its label names the build that runs',
      labelNames: ['build'],
      registers: [this.registry],
    })
      .labels(build)
      .set(1);
  }

  /** Called for every cached page, so each kind's counter is looked up once. */
  countPage(how: PageAnswerKind): void {
    this.pageCounters[how].inc();
  }

  measureRequests(): RequestHandler {
    return (req, res, next) => {
      const end = this.requests.startTimer({ method: req.method });
      res.once('finish', () => {
        end({ route: nameOfRoute(req), status: String(res.statusCode) });
      });
      next();
    };
  }

  /** Counts reads that are answered in front of Express. Each route's series is looked up once. */
  observeRead({
    method,
    route,
    seconds,
  }: {
    readonly method: string;
    readonly route: string;
    readonly seconds: number;
  }): void {
    const key = `${method} ${route}`;
    const series = this.readSeries.get(key) ?? this.requests.labels({ method, route, status: '200' });
    this.readSeries.set(key, series);
    series.observe(seconds);
  }

  /** Adds a histogram that its caller observes. Labels must have few values, because each combination is a series. */
  addHistogram<Label extends string>({
    name,
    help,
    labels,
    buckets,
  }: {
    readonly name: string;
    readonly help: string;
    readonly labels: readonly Label[];
    readonly buckets: readonly number[];
  }): Pick<Histogram<Label>, 'observe'> {
    return new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [this.registry] });
  }

  /** NaN where a collector fails or is late, so that a hanging database does not make the node look dead. */
  addGauge({ name, help, read }: Figure<Promise<number>>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => gauge.set(await withinCheckLimit(read()).catch(() => NaN)),
    });
  }

  addGauges({ name, help, label, read }: LabelledFigure<ValuesByLabel | Promise<ValuesByLabel>>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        const values = await Promise.resolve(read()).catch(() => ({}));
        for (const [value, figure] of Object.entries(values)) gauge.labels(value).set(figure);
      },
    });
  }

  addCounter<Label extends string>({ name, help, label, read }: LabelledFigure<ValuesByLabel<Label>>): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: () => {
        counter.reset();
        for (const [value, count] of Object.entries<number>(read())) counter.labels(value).inc(count);
      },
    });
  }

  async render(): Promise<{ contentType: string; text: string }> {
    const texts = await Promise.all([processFigures, this.registry].map((registry) => registry.metrics()));
    return { contentType: this.registry.contentType, text: texts.join('\n') };
  }
}
