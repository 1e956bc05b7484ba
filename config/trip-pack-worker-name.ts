export const tripPackWorkerName = 'trip-pack-worker.js';
