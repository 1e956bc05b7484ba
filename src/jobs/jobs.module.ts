import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { constant, construct } from '../construct';
import { FirstContent } from './first-content';
import { JobRunner } from './job-runner';
import { PeriodicJob } from './periodic-job';

const lookEveryMs = 2_000;

/** Runs the jobs that the loaded features have bound. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(JobRunner).toDynamicValue(
    (context) => new JobRunner(context.getAll<PeriodicJob>(PeriodicJob), context.get(tokens.log)),
  );
  construct(bind(FirstContent), FirstContent, [tokens.hasContent, tokens.isContentImported, constant(lookEveryMs)]);
});
