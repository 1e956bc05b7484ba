import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { JobRunner } from './job-runner';
import { PeriodicJob } from './periodic-job';

/** Runs the jobs that the loaded features have bound. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(JobRunner).toDynamicValue(
    (context) => new JobRunner(context.getAll<PeriodicJob>(PeriodicJob), context.get(tokens.log)),
  );
});
