/* #region load */
insert into events
select
  event_id, schema_version, substr(occurred_at, 1, 10), occurred_at,
  received_at, source, session_id, session_index, venue_id, floor_id,
  language, name, place_id, from_place_id, query, hits, found
from (
  select
    staged_events.*,
    row_number() over (partition by event_id order by received_at) as copy
  from staged_events
) as staged
where copy = 1
  and not exists (
    select 1 from events where events.event_id = staged.event_id
  );
/* #endregion load */
