-- Run once, by the superuser, when the database server is made: the role of the service owns its database and nothing else.
\getenv password DATABASE_PASSWORD
create role portal login password :'password';
create database portal owner portal encoding 'UTF8' template template0;
revoke all on database portal from public;
