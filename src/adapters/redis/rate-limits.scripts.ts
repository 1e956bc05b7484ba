/**
 * KEYS one sorted set per budget: uses, scored by their time · ARGV offset of the demonstration's clock, `take` or
 * `look`, an id of this use, then per key: max, window ms, member or ''. Returns 0, or the index of the budget that
 * stays exhausted longest, and for how many seconds; then, after a take, per key how much is used and in how many
 * seconds its oldest use expires. Mirrors core/shared/rate-rules.ts.
 */
export const takeScript = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000) + tonumber(ARGV[1])
local exceeded, longest = 0, 0
for i, key in ipairs(KEYS) do
  local most, window, member = tonumber(ARGV[3 * i + 1]), tonumber(ARGV[3 * i + 2]), ARGV[3 * i + 3]
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  redis.call('ZREMRANGEBYSCORE', key, now + window, '+inf')
  local counted = member ~= '' and redis.call('ZSCORE', key, member)
  if not counted and redis.call('ZCARD', key) >= most then
    local oldest = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')
    local wait = math.max(1, math.ceil((tonumber(oldest[2] or now) + window - now) / 1000))
    if wait > longest then exceeded, longest = i, wait end
  end
end
local answer = { exceeded, longest }
if exceeded == 0 and ARGV[2] == 'take' then
  for i, key in ipairs(KEYS) do
    local window, member = ARGV[3 * i + 2], ARGV[3 * i + 3]
    if member == '' then member = ARGV[3] end
    redis.call('ZADD', key, now, member)
    redis.call('PEXPIRE', key, window)
    local oldest = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')
    table.insert(answer, redis.call('ZCARD', key))
    table.insert(answer, math.max(1, math.ceil((tonumber(oldest[2] or now) + tonumber(window) - now) / 1000)))
  end
end
return answer
`;

/** KEYS as above · ARGV per key: member, or '' for the newest use */
export const releaseScript = `
for i, key in ipairs(KEYS) do
  if ARGV[i] == '' then redis.call('ZPOPMAX', key) else redis.call('ZREM', key, ARGV[i]) end
end
return 1
`;
