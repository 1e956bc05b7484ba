import type { AdmissionControl } from '../admission/admission-control';
import type { Metrics } from './metrics';

export function addAdmissionFigures(
  metrics: Metrics,
  admission: Pick<AdmissionControl, 'shed' | 'requestsInProgress' | 'limit'>,
): void {
  metrics.addCounter({
    name: 'landfall_shed_requests_total',
    help: 'Requests refused with 503 because the node was busy, by priority',
    label: 'priority',
    read: () => admission.shed,
  });
  metrics.addGauge({
    name: 'landfall_requests_in_progress',
    help: 'Requests that this node is answering, without streams and files',
    read: async () => admission.requestsInProgress,
  });
  metrics.addGauge({
    name: 'landfall_requests_limit',
    help: 'Requests in progress up to which pages are admitted now: 128, and less while the node is saturated',
    read: async () => admission.limit,
  });
}
