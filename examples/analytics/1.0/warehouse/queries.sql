/* #region missing-searches */
-- What do people search for and not find?
select query, count(*) as searches, count(distinct session_id) as sessions
from events
where name = 'search' and hits = 0 and source not like 'kiosk-%'
group by query
order by sessions desc, query;
/* #endregion missing-searches */

/* #region selections */
-- Which places are opened, under the names that they had at the time?
select e.occurred_on, p.name, p.category, count(*) as selections
from events as e
join places as p
  on p.venue_id = e.venue_id
  and p.place_id = e.place_id
  and p.floor_id = e.floor_id
  and e.occurred_at >= p.valid_from
  and e.occurred_at < p.valid_to
where e.name = 'select'
group by e.occurred_on, p.name, p.category
order by e.occurred_on, selections desc, p.name;
/* #endregion selections */

/* #region losses */
-- Which sessions lost events in transit, and how many?
select source, session_id, max(session_index) + 1 - count(*) as lost
from events
group by source, session_id
having max(session_index) + 1 > count(*)
order by lost desc, session_id;
/* #endregion losses */

/* #region silence */
-- When did each source last send a row?
select source, max(received_at) as last_row, count(*) as events
from events
group by source
order by last_row;
/* #endregion silence */

/* #region positions */
-- A position for each event that has a place, for a map in a report.
select
  e.event_id, e.occurred_at, e.source, e.name as event, p.name, p.category,
  p.latitude, p.longitude, p.level
from events as e
join places as p
  on p.venue_id = e.venue_id
  and p.place_id = e.place_id
  and p.floor_id = e.floor_id
  and e.occurred_at >= p.valid_from
  and e.occurred_at < p.valid_to
order by e.occurred_at, e.event_id;
/* #endregion positions */
