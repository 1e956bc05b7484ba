import { portSymbol } from '../../core/shared/port-symbol';
import type { Metrics } from './metrics';

/** Adds the figures of one feature to a node's metrics. */
export type MetricSource = (metrics: Metrics) => void;

/** A feature's module binds one where it has figures of its own. */
export const MetricSource = portSymbol<MetricSource>('MetricSource');
