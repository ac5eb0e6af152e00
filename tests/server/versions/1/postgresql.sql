CREATE TABLE log (
    table_id VARCHAR(32) NOT NULL,
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    by VARCHAR(32) NOT NULL,
    key VARCHAR(64) NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE members (
    user_id VARCHAR(32) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    state VARCHAR(8) NOT NULL,
    private BOOLEAN NOT NULL,
    has_bots BOOLEAN NOT NULL,
    has_clock BOOLEAN NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    card TEXT NOT NULL,
    record TEXT,
    PRIMARY KEY (id)
);
CREATE INDEX tables_by_state ON tables (state, private, updated);
CREATE TABLE users (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(40) NOT NULL,
    lang VARCHAR(8) NOT NULL,
    login VARCHAR(120),
    password VARCHAR(200),
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (login)
);
CREATE TABLE sessions (
    digest VARCHAR(64) NOT NULL,
    user_id VARCHAR(32) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (digest),
    FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE tokens (
    id VARCHAR(32) NOT NULL,
    digest VARCHAR(64) NOT NULL,
    user_id VARCHAR(32) NOT NULL,
    name VARCHAR(40) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (digest),
    FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE INDEX ix_tokens_user_id ON tokens (user_id);
