insert into users values ('9b383a37673f39f0', 'Sigrid', 'en', 'sigrid', '$argon2id$v=19$m=65536,t=3,p=4$MFFCfrf3IFNW6+REgRQI8g$fV86qcScuO6cBWDZoKcf1PdVQOvogGyw3to8H4ulsbQ', 1794966314.812253);
insert into users values ('ba055d3c014a1d11', 'Ulf', 'ru', null, null, 1794966315.118047);
insert into sessions values ('30c852aa81214e1bcf5deb6582aa5ddf73f12d8f7a24ff0de78d75b76fa3287e', 'ba055d3c014a1d11', 1794966315.1182103);
insert into sessions values ('c43a23710aeac6cb8dec62971dd2bb377a9c4241edc207c614efe63ca2950593', '9b383a37673f39f0', 1794966314.8124638);
insert into tokens values ('ed5684c1bf61e82a', 'd7dd9f159d4c5da1c60a7c6d7bac765cafe18fd50eedada8975a76cfe6a0be03', '9b383a37673f39f0', 'my bot', 1794966319.5764003);
insert into log values ('3f10e5c25aab0276', 1, 1794966321.6522646, '9b383a37673f39f0', '', '{"is":"created","game":"shieldwall","version":1,"content":"706e491572597f28","options":{"units":"2","first":"black","pack":"standard"},"places":[{"kind":"human","user":"9b383a37673f39f0","name":"Sigrid","is_ready":true},{"kind":"hot","user":"9b383a37673f39f0","name":"Sigrid","is_ready":true}],"secret":"1c9b0f21aec34b4c98c28405f7a6aabd4267d19223a6046b61919c0468abebe1","match_id":"b09f777d6d571577","invite":"qziufo-ug3a2CcKtvjLCHg"}');
insert into log values ('3f10e5c25aab0276', 2, 1794966321.768001, '9b383a37673f39f0', 'k14', '{"is":"chosen","seat":0,"text":"weapon swords","decision":0}');
insert into log values ('3f10e5c25aab0276', 3, 1794966321.8234944, '9b383a37673f39f0', 'k15', '{"is":"chosen","seat":0,"text":"play narrow-pass","decision":1}');
insert into log values ('3f10e5c25aab0276', 4, 1794966321.8902154, '9b383a37673f39f0', 'k16', '{"is":"chosen","seat":1,"text":"play vanguard","decision":1}');
insert into log values ('3f10e5c25aab0276', 5, 1794966322.0899875, '9b383a37673f39f0', 'k17', '{"is":"chosen","seat":1,"text":"weapon bows","decision":2}');
insert into log values ('3f10e5c25aab0276', 6, 1794966322.1965532, '9b383a37673f39f0', 'k18', '{"is":"chosen","seat":0,"text":"force 1","decision":3}');
insert into log values ('3f10e5c25aab0276', 7, 1794966322.316731, '9b383a37673f39f0', 'k19', '{"is":"chosen","seat":1,"text":"force 1","decision":3}');
insert into log values ('a103b1a746cd5713', 1, 1794966320.335862, '9b383a37673f39f0', '', '{"is":"created","game":"shieldwall","version":1,"content":"706e491572597f28","options":{"units":"2","first":"black","pack":"standard"},"places":[{"kind":"human","user":"9b383a37673f39f0","name":"Sigrid"},{"kind":"open"}],"secret":"8b74f34bd158adee06388a5c511df55d2ef006ba4daac5b07a925e123967f8fa","match_id":"29ef1a012888bfe4","invite":"61xaRrZvSDqUO4I5yP3Ayw"}');
insert into log values ('a2830d90d45d7897', 1, 1794966321.5998104, 'ba055d3c014a1d11', '', '{"is":"created","game":"shieldwall","version":1,"content":"706e491572597f28","options":{"units":"2","first":"black","pack":"standard"},"places":[{"kind":"human","user":"ba055d3c014a1d11","name":"Ulf","is_ready":true},{"kind":"bot","name":"greedy@egil","is_ready":true}],"secret":"98ff4b2da44d7bf77c1f0edaa289ccbafe2f71c96c85ae12149847fd5ab3c923","match_id":"143b9e743bdb12b4","invite":"XEbmSp2rP77lisv4kz3kvQ"}');
insert into log values ('d7203b7999f48f18', 1, 1794966320.4023, '9b383a37673f39f0', '', '{"is":"created","game":"shieldwall","version":1,"content":"706e491572597f28","options":{"units":"5","first":"black","pack":"standard"},"places":[{"kind":"human","user":"9b383a37673f39f0","name":"Sigrid","is_ready":true},{"kind":"open"}],"secret":"6fb036370ff750b13b40c7db70ef2effd7fd8f07e59a3107db01f46fb999da54","match_id":"3cf3b39170da3ecc","invite":"P0FYpmNpTEu90Qt95ltUdQ","clock":{"initial":86400.0,"increment":0}}');
insert into log values ('d7203b7999f48f18', 2, 1794966320.5219474, 'ba055d3c014a1d11', '', '{"is":"joined","seat":1,"user":"ba055d3c014a1d11","name":"Ulf"}');
insert into log values ('d7203b7999f48f18', 3, 1794966320.5609117, 'ba055d3c014a1d11', 'k0', '{"is":"ready","seat":1}');
insert into log values ('d7203b7999f48f18', 4, 1794966320.6948214, '9b383a37673f39f0', 'k1', '{"is":"said","name":"Sigrid","text":"Удачи! — good luck; it''s \"quoted\" 100%"}');
insert into log values ('d7203b7999f48f18', 5, 1794966320.7575233, '9b383a37673f39f0', 'k2', '{"is":"chosen","seat":0,"text":"weapon bows","decision":0}');
insert into log values ('d7203b7999f48f18', 6, 1794966320.8136864, '9b383a37673f39f0', 'k3', '{"is":"chosen","seat":0,"text":"play open-field","decision":1}');
insert into log values ('d7203b7999f48f18', 7, 1794966320.8654916, 'ba055d3c014a1d11', 'k4', '{"is":"chosen","seat":1,"text":"play open-field","decision":1}');
insert into log values ('d7203b7999f48f18', 8, 1794966320.8779705, 'ba055d3c014a1d11', 'k5', '{"is":"chosen","seat":1,"text":"weapon bows","decision":2}');
insert into log values ('d7203b7999f48f18', 9, 1794966321.0432756, '9b383a37673f39f0', 'k6', '{"is":"chosen","seat":0,"text":"force 1","decision":3}');
insert into log values ('d7203b7999f48f18', 10, 1794966321.1011603, 'ba055d3c014a1d11', 'k7', '{"is":"chosen","seat":1,"text":"force 3","decision":3}');
insert into log values ('d7203b7999f48f18', 11, 1794966321.1783006, 'ba055d3c014a1d11', 'k8', '{"is":"chosen","seat":1,"text":"weapon swords","decision":4}');
insert into log values ('d7203b7999f48f18', 12, 1794966321.2814257, '9b383a37673f39f0', 'k9', '{"is":"chosen","seat":0,"text":"play field-healers","decision":5}');
insert into log values ('d7203b7999f48f18', 13, 1794966321.2922103, 'ba055d3c014a1d11', 'k10', '{"is":"chosen","seat":1,"text":"play full-muster","decision":5}');
insert into log values ('d7203b7999f48f18', 14, 1794966321.3453906, '9b383a37673f39f0', 'k11', '{"is":"chosen","seat":0,"text":"weapon swords","decision":6}');
insert into log values ('d7203b7999f48f18', 15, 1794966321.380033, '9b383a37673f39f0', 'k12', '{"is":"chosen","seat":0,"text":"force 3","decision":7}');
insert into log values ('d7203b7999f48f18', 16, 1794966321.5449257, 'ba055d3c014a1d11', 'k13', '{"is":"chosen","seat":1,"text":"force 1","decision":7}');
insert into log values ('d7203b7999f48f18', 17, 1794966322.4136043, '', '', '{"is":"rested"}');
insert into tables values ('3f10e5c25aab0276', 'over', false, false, false, 1794966322.316731, '{"id":"3f10e5c25aab0276","game":"shieldwall","options":{"units":"2","first":"black","pack":"standard"},"seats":[{"seat":0,"colour":"black","kind":"human","name":"Sigrid","user_id":"9b383a37673f39f0","is_you":false,"online":false,"ready":true,"bot":null},{"seat":1,"colour":"red","kind":"hot","name":"Sigrid","user_id":"9b383a37673f39f0","is_you":false,"online":false,"ready":true,"bot":null}],"state":"over","clock":null,"private":false,"created":1794966321.6522646,"updated":1794966322.316731,"your_seats":[],"turn":[],"result":{"scores":[-1.0,1.0],"ending":"played"},"invite":null,"rematch":null,"forked":null,"daily":null}', 'holmgang record 1 ;496eaabc
game shieldwall 1 ;90396bad
content 706e491572597f28 ;b9e44aa4
option first black ;42140c9d
option pack standard ;644c88c7
option units 2 ;0a83240d
seat 0 Sigrid ;4f203a72
seat 1 Sigrid ;4d305f70
match b09f777d6d571577 ;2a5ad136
commitment 9bc784527e715543fb500c9b0db41af1d7c82f307d9bc6fd24f0216d873bbc38 ;66224636
begin ;37520837
1 - draw black narrow-pass ;8bccb431
2 - draw black spy ;fdce7f95
3 - draw black scorched-earth ;20fbd144
4 - draw red full-muster ;6f723ba8
5 - draw red full-muster ;b98a998a
6 - draw red vanguard ;76e5a7cd
7 - shuffle black B4 S5 B5 M8 S7 B6 B2 M6 champion M7 B1 B3 scouts B8 M3 B7 M2 S4 S1 M4 M1 huskarls S8 M5 bowmen S6 S2 S3 ;55cbcee6
8 - shuffle red champion B2 huskarls M4 B6 S4 S2 bowmen B7 S5 M1 B1 M3 B5 S6 S7 M8 B8 S1 M2 M6 S3 S8 scouts M5 M7 B3 B4 ;1e443f0e
9 0 weapon swords ;3a825769
10 0 play narrow-pass ;85272caa
11 1 play vanguard ;b09e149a
12 - draw black shield-wall ;3f844f01
13 - draw red field-healers ;d71ba289
14 1 weapon bows ;2cff9c69
15 0 force 1 ;6ead7a84
16 1 force 1 ;79a0ce8f
end 16 played -1 1 ;faca65a9
seed 1c9b0f21aec34b4c98c28405f7a6aabd4267d19223a6046b61919c0468abebe1 ;07c05aa4
');
insert into tables values ('a103b1a746cd5713', 'waiting', false, false, false, 1794966320.335862, '{"id":"a103b1a746cd5713","game":"shieldwall","options":{"units":"2","first":"black","pack":"standard"},"seats":[{"seat":0,"colour":"black","kind":"human","name":"Sigrid","user_id":"9b383a37673f39f0","is_you":false,"online":false,"ready":false,"bot":null},{"seat":1,"colour":"red","kind":"open","name":"","user_id":null,"is_you":false,"online":false,"ready":false,"bot":null}],"state":"waiting","clock":null,"private":false,"created":1794966320.335862,"updated":1794966320.335862,"your_seats":[],"turn":[],"result":null,"invite":null,"rematch":null,"forked":null,"daily":null}', null);
insert into tables values ('a2830d90d45d7897', 'running', false, true, false, 1794966321.5998104, '{"id":"a2830d90d45d7897","game":"shieldwall","options":{"units":"2","first":"black","pack":"standard"},"seats":[{"seat":0,"colour":"black","kind":"human","name":"Ulf","user_id":"ba055d3c014a1d11","is_you":false,"online":false,"ready":true,"bot":null},{"seat":1,"colour":"red","kind":"bot","name":"greedy@egil","user_id":null,"is_you":false,"online":true,"ready":true,"bot":"greedy"}],"state":"running","clock":null,"private":false,"created":1794966321.5998104,"updated":1794966321.5998104,"your_seats":[],"turn":[0],"result":null,"invite":null,"rematch":null,"forked":null,"daily":null}', null);
insert into tables values ('d7203b7999f48f18', 'running', false, false, true, 1794966320.5609117, '{"id":"d7203b7999f48f18","game":"shieldwall","options":{"units":"5","first":"black","pack":"standard"},"seats":[{"seat":0,"colour":"black","kind":"human","name":"Sigrid","user_id":"9b383a37673f39f0","is_you":false,"online":false,"ready":true,"bot":null},{"seat":1,"colour":"red","kind":"human","name":"Ulf","user_id":"ba055d3c014a1d11","is_you":false,"online":false,"ready":true,"bot":null}],"state":"running","clock":{"initial":86400.0,"increment":0.0},"private":false,"created":1794966320.4023,"updated":1794966320.5609117,"your_seats":[],"turn":[0],"result":null,"invite":null,"rematch":null,"forked":null,"daily":null}', null);
insert into members values ('9b383a37673f39f0', '3f10e5c25aab0276');
insert into members values ('9b383a37673f39f0', 'a103b1a746cd5713');
insert into members values ('9b383a37673f39f0', 'd7203b7999f48f18');
insert into members values ('ba055d3c014a1d11', 'a2830d90d45d7897');
insert into members values ('ba055d3c014a1d11', 'd7203b7999f48f18');
