/* #region events */
-- Rows as they arrive, including duplicates. Nothing is rejected.
create table staged_events (
  event_id varchar(80),
  schema_version integer,
  occurred_at varchar(24),
  received_at varchar(24),
  source varchar(40),
  session_id varchar(64),
  session_index integer,
  venue_id varchar(100),
  floor_id varchar(100),
  language varchar(35),
  name varchar(40),
  place_id varchar(100),
  from_place_id varchar(100),
  query varchar(64),
  hits integer,
  found boolean
);

-- One row per event, kept permanently. Partition this table by occurred_on.
create table events (
  event_id varchar(80) not null primary key,
  schema_version integer not null,
  occurred_on varchar(10) not null,
  occurred_at varchar(24) not null,
  received_at varchar(24) not null,
  source varchar(40) not null,
  session_id varchar(64) not null,
  session_index integer not null,
  venue_id varchar(100) not null,
  floor_id varchar(100) not null,
  language varchar(35) not null,
  name varchar(40) not null,
  place_id varchar(100),
  from_place_id varchar(100),
  query varchar(64),
  hits integer,
  found boolean
);
/* #endregion events */

/* #region places */
-- A place on a floor, as it was between two editions of the venue.
create table places (
  venue_id varchar(100) not null,
  place_id varchar(100) not null,
  floor_id varchar(100) not null,
  level integer not null,
  name varchar(200) not null,
  category varchar(200),
  latitude double precision not null,
  longitude double precision not null,
  valid_from varchar(24) not null,
  valid_to varchar(24) not null,
  primary key (venue_id, place_id, floor_id, valid_from)
);

create table venues (
  venue_id varchar(100) not null primary key,
  name varchar(200) not null,
  time_zone varchar(60) not null
);
/* #endregion places */
