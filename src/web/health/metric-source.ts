import { portSymbol } from '../../core/shared/port-symbol';
import type { Metrics } from './metrics';

export type MetricSource = (metrics: Metrics) => void;

export const MetricSource = portSymbol<MetricSource>('MetricSource');
