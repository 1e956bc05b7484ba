/**
 * One script per step, by Redis's own clock; ARGV[1] is the offset of the demonstration's clock. The scripts build keys
 * of leads from a prefix that places the whole outbox in one slot of a cluster.
 * due, claimed, since, dead: sorted sets of submission ids, scored by due time, end of the claim, start of waiting,
 * time of death. lead: fingerprint, content, attempts, reason.
 * clearDue and clearClaimed are the sets of the previous release, whose content is not sealed (reliability F9): that
 * release claims from these sets only, and would mark sealed leads as dead because it cannot read them.
 */
const prelude = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000) + tonumber(ARGV[1])
local due, claimed, since, dead = '{leads}:sealed-due', '{leads}:sealed-claimed', '{leads}:since', '{leads}:dead'
local clearDue, clearClaimed = '{leads}:due', '{leads}:claimed'
local function lead(id) return '{leads}:lead:' .. id end
local function isWaiting(id) return redis.call('ZSCORE', since, id) end
local function unplan(id)
  for _, key in ipairs({ due, claimed, clearDue, clearClaimed }) do redis.call('ZREM', key, id) end
end
`;

export const saveScript = `${prelude}
local known = redis.call('HGET', lead(ARGV[2]), 'fingerprint')
if known then return known end
redis.call('HSET', lead(ARGV[2]), 'fingerprint', ARGV[3], 'content', ARGV[4], 'attempts', 0)
redis.call('ZADD', since, now, ARGV[2])
redis.call('ZADD', due, now, ARGV[2])
return false
`;

/**
 * ARGV offset, max leads, claim ms, max ms that a due time may be ahead · returns content, attempts, waiting since, id,
 * for each lead
 */
export const claimScript = `${prelude}
local ahead = now + tonumber(ARGV[4])
for _, key in ipairs({ claimed, clearClaimed }) do
  for _, over in ipairs({ { '-inf', now }, { ahead, '+inf' } }) do
    for _, id in ipairs(redis.call('ZRANGEBYSCORE', key, over[1], over[2])) do
      redis.call('ZREM', key, id)
      redis.call('ZADD', due, now, id)
    end
  end
end
local clear = redis.call('ZRANGE', clearDue, 0, -1, 'WITHSCORES')
for i = 1, #clear, 2 do redis.call('ZADD', due, clear[i + 1], clear[i]) end
redis.call('DEL', clearDue)
local ids = redis.call('ZRANGEBYSCORE', due, '-inf', now, 'LIMIT', 0, ARGV[2])
if #ids < tonumber(ARGV[2]) then
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', due, ahead, '+inf', 'LIMIT', 0, tonumber(ARGV[2]) - #ids)) do ids[#ids + 1] = id end
end
local found = {}
for _, id in ipairs(ids) do
  redis.call('ZREM', due, id)
  if isWaiting(id) then
    redis.call('ZADD', claimed, now + tonumber(ARGV[3]), id)
    local attempts = redis.call('HINCRBY', lead(id), 'attempts', 1)
    found[#found + 1] = { redis.call('HGET', lead(id), 'content'), attempts - 1, redis.call('ZSCORE', since, id), id }
  end
end
return found
`;

/** ARGV offset, id, ms to remember the id */
export const deliveredScript = `${prelude}
if not isWaiting(ARGV[2]) then return 0 end
unplan(ARGV[2])
redis.call('ZREM', since, ARGV[2])
redis.call('HDEL', lead(ARGV[2]), 'content', 'attempts', 'reason')
redis.call('PEXPIRE', lead(ARGV[2]), ARGV[3])
return 1
`;

/** ARGV holds offset, id and due time. */
export const postponeScript = `${prelude}
if not isWaiting(ARGV[2]) then return 0 end
unplan(ARGV[2])
redis.call('ZADD', due, ARGV[3], ARGV[2])
return 1
`;

/** ARGV holds offset and id. */
export const releaseScript = `${prelude}
if not redis.call('ZSCORE', claimed, ARGV[2]) then return 0 end
unplan(ARGV[2])
redis.call('ZADD', due, now, ARGV[2])
return redis.call('HINCRBY', lead(ARGV[2]), 'attempts', -1)
`;

/** ARGV holds offset, id and reason. */
export const markDeadScript = `${prelude}
if not isWaiting(ARGV[2]) then return 0 end
unplan(ARGV[2])
redis.call('ZREM', since, ARGV[2])
redis.call('ZADD', dead, now, ARGV[2])
redis.call('HSET', lead(ARGV[2]), 'reason', ARGV[3])
return 1
`;

/** ARGV holds the offset. */
export const wakeAllScript = `${prelude}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', due, '(' .. string.format('%.0f', now), '+inf')) do redis.call('ZADD', due, now, id) end
return 1
`;

export const stateScript = `${prelude}
local oldest = redis.call('ZRANGE', since, 0, 0, 'WITHSCORES')
return { redis.call('ZCARD', since), redis.call('ZCARD', dead), oldest[2] or '' }
`;

/** ARGV holds the offset. Returns content, attempts, time of death, reason and id of each dead lead. */
export const findDeadScript = `${prelude}
local found = {}
for _, id in ipairs(redis.call('ZRANGE', dead, 0, -1)) do
  local row = redis.call('HMGET', lead(id), 'content', 'attempts', 'reason')
  found[#found + 1] = { row[1], row[2], redis.call('ZSCORE', dead, id), row[3], id }
end
return found
`;

/** ARGV holds offset and id. */
export const reviveScript = `${prelude}
if redis.call('ZREM', dead, ARGV[2]) == 0 then return 0 end
redis.call('HSET', lead(ARGV[2]), 'attempts', 0)
redis.call('HDEL', lead(ARGV[2]), 'reason')
redis.call('ZADD', since, now, ARGV[2])
redis.call('ZADD', due, now, ARGV[2])
return 1
`;
