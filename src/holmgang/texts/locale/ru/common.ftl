### Общее для всех игр и всех лиц «Хольмганга».

language-en = английский
language-ru = русский
language-fr = французский

list-none = нет
list-words = { $head }, { $tail }
list-numbers = { $head } + { $tail }

## Игроки-программы

bot-random = Случайный бот
    .text = играет что угодно в рамках правил
bot-greedy = Жадный бот
    .text = берёт то, что выглядит лучшим прямо сейчас, как нетерпеливый игрок
bot-ismcts = Бот-поисковик
    .text = разыгрывает возможное будущее; ismcts:500ms задаёт время, ismcts:2000 — число попыток
bot-nash = Бот Нэша
    .text = смешивает ходы так, что под него нельзя подстроиться

## Как закончилась партия

ending-played = доиграна до конца
ending-resigned = игрок сдался
ending-clock = у игрока кончилось время
ending-agreed = ничья по соглашению
ending-open = не закончена

result-win =
    { $who ->
        [you] Вы победили!
       *[other] Победитель: { $seat }.
    }
result-draw = Ничья.

chance = случай
