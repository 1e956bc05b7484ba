/**
 * Preloaded into a server that runs on SQLite: prints one line for each answered request with the statements that it
 * asked the database. A transaction's begin and commit are not counted, nor is what jobs of the server ask beside it.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { Server } = require('node:http');
const Database = require('libsql');

const requests = new AsyncLocalStorage();

const prepare = Database.prototype.prepare;
Database.prototype.prepare = function (sql, ...more) {
  const statement = prepare.call(this, sql, ...more);
  for (const name of ['all', 'get', 'run']) {
    const execute = statement[name];
    statement[name] = function (...parameters) {
      requests.getStore()?.push(sql);
      return execute.apply(this, parameters);
    };
  }
  return statement;
};

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, ...parameters) {
  if (event !== 'request') return emit.call(this, event, ...parameters);
  const [request, response] = parameters;
  const statements = [];
  const line = { method: request.method, url: request.url, statements };
  response.once('close', () => process.stdout.write(`statements ${JSON.stringify(line)}\n`));
  return requests.run(statements, () => emit.call(this, event, ...parameters));
};
