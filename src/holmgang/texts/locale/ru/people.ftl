### Кем бот может быть за столом. Имена стоят в именительном падеже: склонять их нельзя.

person-sigrun = Сигрун
person-torvald = Торвальд
person-astrid = Астрид
person-gunnar = Гуннар
person-ingrid = Ингрид
person-halvard = Хальвард
person-freydis = Фрейдис
person-sigurd = Сигурд
person-ragnhild = Рагнхильд
person-leif = Лейф
person-solveig = Сольвейг
person-egil = Эгиль
