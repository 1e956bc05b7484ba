import type { AdmissionControl } from '../admission/admission-control';
import type { Metrics } from './metrics';

/** What this node refuses because it has too much to do, and how much that is. */
export function addAdmissionFigures(
  metrics: Metrics,
  admission: Pick<AdmissionControl, 'shed' | 'queueLength' | 'level'>,
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
    read: async () => admission.queueLength,
  });
  metrics.addGauge({
    name: 'landfall_load_level',
    help: '0 calm, 1 saturated for a second, 2 the event loop is late by more than 200 ms',
    read: async () => ['calm', 'busy', 'late'].indexOf(admission.level),
  });
}
