/**
 * KEYS session, tombstone, index of the guest's sessions · ARGV content, seconds, sid, or '' for a session without a
 * guest. An ended session is not restored by a late write (reliability B2).
 */
export const writeSessionScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
if ARGV[3] ~= '' then
  local now = tonumber(redis.call('TIME')[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now)
  redis.call('ZADD', KEYS[3], now + tonumber(ARGV[2]), ARGV[3])
  redis.call('EXPIRE', KEYS[3], ARGV[2])
end
return 1
`;

/** KEYS session, tombstone · ARGV seconds */
export const endSessionScript = `
redis.call('SET', KEYS[2], '1', 'EX', ARGV[1])
return redis.call('DEL', KEYS[1])
`;

/**
 * KEYS index · ARGV prefix of sessions. Returns pairs of sid and content; missing sessions are removed from the index.
 */
export const listSessionsScript = `
local found = {}
for _, sid in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local content = redis.call('GET', ARGV[1] .. sid)
  if content then found[#found + 1] = { sid, content } else redis.call('ZREM', KEYS[1], sid) end
end
return found
`;

/**
 * KEYS index · ARGV prefix of sessions, prefix of tombstones, seconds, \`these\` or \`all\`, sids of these
 * Ends any number of the guest's sessions in one step, and nobody else's. Returns how many.
 */
export const endSessionsScript = `
local named, ended = {}, 0
for i = 5, #ARGV do named[ARGV[i]] = true end
for _, sid in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if ARGV[4] == 'all' or named[sid] then
    redis.call('SET', ARGV[2] .. sid, '1', 'EX', ARGV[3])
    ended = ended + redis.call('DEL', ARGV[1] .. sid)
    redis.call('ZREM', KEYS[1], sid)
  end
end
return ended
`;
