-- How often people said that Saathi had taken a message for graver than it was meant. By month, and of nobody.
CREATE TABLE care_not_meant (
  month date PRIMARY KEY,
  count integer NOT NULL
);
