// Preloaded into a server of the bench: measures its work between the messages `begin` and `end`, and its statements between
// `count` and `count no more`.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GCProfiler } from 'node:v8';

const resolutionMs = 10;
/**
 * Other work on the machine makes most slices of time more expensive, so that the quieter quarter of them is reported.
 */
const sliceMs = 100;
const minSlices = 8;
const requests = new AsyncLocalStorage();
const loop = monitorEventLoopDelay({ resolution: resolutionMs });
let statements = 0;
let served = 0;
let slices = [];
let slice = { cpu: process.cpuUsage(), served: 0 };
let slicing;
let profiler = new GCProfiler();
let begun = { cpu: process.cpuUsage(), heap: 0 };

subscribe('http.server.request.start', ({ response }) => {
  response.once('close', () => {
    served += 1;
  });
});

// Statements of jobs, and those after a response, do not count as the request's.
const noteRequest = ({ response }) => {
  const request = { isOpen: true };
  requests.enterWith(request);
  response.once('close', () => (request.isOpen = false));
};
const countStatement = ({ system, operation }) => {
  if (system === 'database' && operation !== 'connect' && requests.getStore()?.isOpen) statements += 1;
};

/** Statements are not counted while CPU is measured, because async storage makes each promise of the server slower. */
function setCounting(isOn) {
  const change = isOn ? subscribe : unsubscribe;
  change('http.server.request.start', noteRequest);
  change('tracing:landfall:call:start', countStatement);
  if (!isOn) requests.disable();
}

function endSlice() {
  const { user, system } = process.cpuUsage(slice.cpu);
  if (served > slice.served) slices.push((user + system) / 1000 / (served - slice.served));
  slice = { cpu: process.cpuUsage(), served };
}

/** Milliseconds of CPU time per request; undefined where the time was too short to measure. */
function quietCpuMs() {
  const sorted = slices.toSorted((a, b) => a - b);
  return sorted.length < minSlices ? undefined : sorted[Math.floor(sorted.length / 4)];
}

/** Sums what each collection found beyond what the previous one had left. */
function allocatedBytes(heapNow) {
  let [left, sum] = [begun.heap, 0];
  for (const { beforeGC, afterGC } of profiler.stop().statistics) {
    sum += Math.max(0, beforeGC.heapStatistics.usedHeapSize - left);
    left = afterGC.heapStatistics.usedHeapSize;
  }
  return sum + Math.max(0, heapNow - left);
}

process.on('message', (what) => {
  const heap = process.memoryUsage().heapUsed;
  if (what === 'count' || what === 'count no more') {
    setCounting(what === 'count');
    process.send({});
  } else if (what === 'begin') {
    statements = 0;
    profiler = new GCProfiler();
    profiler.start();
    loop.enable();
    loop.reset();
    begun = { cpu: process.cpuUsage(), heap };
    slices = [];
    slice = { cpu: process.cpuUsage(), served };
    slicing = setInterval(endSlice, sliceMs).unref();
    process.send({});
  } else {
    const { user, system } = process.cpuUsage(begun.cpu);
    loop.disable();
    clearInterval(slicing);
    process.send({
      cpuMs: (user + system) / 1000,
      quietCpuMs: quietCpuMs(),
      statements,
      allocated: allocatedBytes(heap),
      loopDelayMs: Math.max(0, loop.percentile(99) / 1e6 - resolutionMs),
    });
  }
});
process.channel?.unref();
