-- Runs once, when the volume of the database is empty. The host is no superuser: its role owns one database and nothing else.
\getenv password POSTGRES_PASSWORD
create role meetcute login password :'password';
alter database meetcute owner to meetcute;
revoke all on database meetcute from public;
-- The superuser logs in from within the container alone, where PostgreSQL asks for no password.
alter role postgres password null;
