import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createStoreTables = migrationOf((engine) => [
  sql`create table store_items (
    id ${numberedKey(engine)},
    category text not null check (category in ('devices', 'giftcards', 'privileges', 'supermarket')),
    name text not null,
    description text not null,
    price_type text not null check (price_type in ('coins', 'points')),
    price integer not null check (price > 0),
    icon text not null,
    gradient text not null,
    image_file_id text references files (id) on delete set null,
    used integer not null default 0 check (used in (0, 1)),
    stock integer check (stock >= 0),
    specs text not null,
    warning text,
    permission text not null check (permission in ('none', 'printed', 'parent')),
    not_available integer not null default 0 check (not_available in (0, 1)),
    not_in_ramadan integer not null default 0 check (not_in_ramadan in (0, 1)),
    limit_per_pupil integer check (limit_per_pupil > 0),
    party_size integer not null default 1 check (party_size in (1, 2, 4)),
    place integer not null,
    hidden integer not null default 0 check (hidden in (0, 1)),
    version integer not null default 1,
    created_at text not null
  )`,
  sql`create index items_by_place on store_items (place, id)`,
  sql`create table store_settings (
    id integer primary key check (id = 1),
    mode text not null check (mode in ('trial', 'live')),
    hours text not null,
    is_closed integer not null check (is_closed in (0, 1))
  )`,
  sql`insert into store_settings (id, mode, hours, is_closed) values (1, 'trial', '[]', 0)`,
  // One line of a cart, as it was bought: what the item is called and costs later changes nothing here. The cart's key
  // comes with the request, so a repeated one pays once.
  sql`create table store_orders (
    id ${numberedKey(engine)},
    request_key text not null,
    student_id integer not null references students (id) on delete cascade,
    item_id integer not null references store_items (id),
    item_name text not null,
    price_type text not null check (price_type in ('coins', 'points')),
    quantity integer not null check (quantity > 0),
    took_stock integer not null check (took_stock in (0, 1)),
    status text not null check (status in ('awaiting', 'pending', 'approved', 'delivered', 'rejected', 'cancelled')),
    reason text,
    school_day text not null,
    created_at text not null,
    approved_at text,
    closed_at text,
    decided_by integer references staff (id) on delete set null,
    unique (request_key, item_id)
  )`,
  sql`create index orders_by_status on store_orders (status, id)`,
  // Everything the sum of an item's sales asks for, so that no row is looked up.
  sql`create index orders_sold on store_orders (item_id, school_day, quantity, status)
    where status not in ('rejected', 'cancelled')`,
  // Who pays for an order: the buyer, and in a shared session each partner after accepting.
  sql`create table store_shares (
    order_id integer not null references store_orders (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    status text not null check (status in ('invited', 'paid', 'declined', 'dropped', 'returned')),
    unit_price integer,
    coins integer not null default 0 check (coins >= 0),
    points integer not null default 0 check (points >= 0),
    answered_at text,
    primary key (order_id, student_id)
  ) ${keptByItsKey(engine)}`,
  sql`create index shares_by_student on store_shares (student_id, order_id)`,
  sql`create table store_wishes (
    student_id integer not null primary key references students (id) on delete cascade,
    item_id integer not null references store_items (id) on delete cascade,
    wished_at text not null
  )`,
  sql`create index wishes_by_item on store_wishes (item_id)`,
]);
